/** A technician with a sample kit rides through the street. */
export function OnTheWay() {
  return (
    <svg viewBox="0 0 360 260" width="100%" role="presentation" aria-hidden="true">
      <ellipse cx="180" cy="240" rx="168" ry="10" fill="#072427" opacity="0.35" />
      {/* The street. */}
      <path d="M14 236V120h52v116zM74 236V88h44v148zM292 236V104h54v132z" fill="#238a90" />
      <path
        d="M26 134h10v12H26zM44 134h10v12H44zM26 160h10v12H26zM44 160h10v12H44zM84 104h10v12H84zM84 130h10v12H84zM304 120h10v12h-10zM322 120h10v12h-10zM304 148h10v12h-10z"
        fill="#ffe7d0"
      />
      <path d="M6 238h348v4H6z" fill="#7fc3c5" />
      {/* The wind behind. */}
      <path
        d="M40 196h44M52 212h30M30 180h36"
        stroke="#d5ecec"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      {/* The scooter. */}
      <circle cx="142" cy="222" r="20" fill="#072427" />
      <circle cx="142" cy="222" r="8" fill="#aed9da" />
      <circle cx="248" cy="222" r="20" fill="#072427" />
      <circle cx="248" cy="222" r="8" fill="#aed9da" />
      <path
        d="M118 204c4-18 20-26 38-26h30l14 26h26l-4 14h-62c-2-14-24-18-32 0h-10z"
        fill="#edf7f7"
      />
      <path
        d="M248 222l-20-76h-14"
        fill="none"
        stroke="#edf7f7"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M222 158l16-3 3 10-16 3z" fill="#ffcfa3" />
      {/* The kit. */}
      <rect x="98" y="130" width="58" height="46" rx="8" fill="#f98f3a" />
      <path d="M98 142h58v5H98z" fill="#c2560c" />
      <circle cx="127" cy="152" r="13" fill="#fff" />
      <path d="M124 144h6v5h5v6h-5v5h-6v-5h-5v-6h5z" fill="#c2560c" />
      {/* The rider: coat and helmet. */}
      <path d="M166 178l30 2 12 26h-14l-8-14h-24z" fill="#072427" />
      <path d="M160 180l8-60c2-10 9-16 19-16s17 6 18 16l-4 60z" fill="#fff" />
      <path d="M190 122l26 22-6 8-28-20z" fill="#edf7f7" />
      <circle cx="215" cy="147" r="6" fill="#a8704a" />
      <ellipse cx="192" cy="84" rx="16" ry="18" fill="#a8704a" />
      <path d="M170 86c-2-22 10-30 23-30s22 10 21 24l-8 2-10-4-4 10-14 4z" fill="#f98f3a" />
      <path d="M198 84h12" stroke="#072427" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
