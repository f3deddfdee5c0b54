/** The drawn hero: a doorstep, a sample case, a tube, and a report on a phone. */
export function Hero() {
  return (
    <svg viewBox="0 0 360 260" width="100%" role="presentation" aria-hidden="true">
      <ellipse cx="190" cy="244" rx="150" ry="12" fill="#072427" opacity="0.35" />
      <path d="M70 240V96a60 60 0 0 1 120 0v144z" fill="#aed9da" />
      <path d="M84 240V98a46 46 0 0 1 92 0v142z" fill="#edf7f7" />
      <circle cx="162" cy="172" r="5" fill="#0f6066" />
      <path d="M118 84h24v-12h12v12h-36z" fill="#7fc3c5" opacity="0" />
      <rect x="176" y="158" width="112" height="80" rx="14" fill="#fff" />
      <rect
        x="208"
        y="144"
        width="48"
        height="20"
        rx="8"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
      />
      <path d="M226 184h12v12h12v12h-12v12h-12v-12h-12v-12h12z" fill="#e87219" />
      <rect
        x="268"
        y="92"
        width="58"
        height="110"
        rx="12"
        fill="#0b3a3e"
        stroke="#d5ecec"
        strokeWidth="4"
      />
      <path d="M280 116h34M280 130h24" stroke="#7fc3c5" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M280 168l9-14 9 10 8-18 8 12"
        fill="none"
        stroke="#ffb06b"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(14 52 180)">
        <rect x="40" y="128" width="26" height="100" rx="13" fill="#fff" opacity="0.92" />
        <path d="M40 176h26v39a13 13 0 0 1-26 0z" fill="#e87219" />
        <rect x="35" y="120" width="36" height="14" rx="5" fill="#238a90" />
      </g>
      <circle cx="306" cy="52" r="22" fill="#ffcfa3" opacity="0.9" />
      <path
        d="M30 64c8-14 28-14 34 0 12-4 22 6 18 16H24c-6-6-2-16 6-16z"
        fill="#fff"
        opacity="0.25"
      />
    </svg>
  );
}
