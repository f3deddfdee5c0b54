/** A technician with a sample kit is greeted at the door. */
export function AtTheDoor() {
  return (
    <svg viewBox="0 0 360 260" width="100%" role="presentation" aria-hidden="true">
      <ellipse cx="184" cy="246" rx="168" ry="10" fill="#072427" opacity="0.35" />
      {/* The house, its door and the light inside. */}
      <path d="M192 246V36a14 14 0 0 1 14-14h126a14 14 0 0 1 14 14v210z" fill="#aed9da" />
      <path d="M210 246V52a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v194z" fill="#0f6066" />
      <path d="M218 246V56a4 4 0 0 1 4-4h84a4 4 0 0 1 4 4v190z" fill="#ffe7d0" />
      <path d="M310 52l26 12v174l-26 8z" fill="#238a90" />
      <circle cx="330" cy="156" r="3" fill="#ffcfa3" />
      <path d="M204 246h122v-8H204z" fill="#7fc3c5" />
      <path d="M322 30h14v14h-14z" fill="#edf7f7" />
      <text x="329" y="41" fontSize="10" fontWeight="700" textAnchor="middle" fill="#0d4b50">
        7
      </text>
      {/* The person who opens the door. */}
      <path d="M240 238l7-78c1-14 9-22 20-22s19 8 20 22l7 78z" fill="#c2560c" />
      <path d="M252 143l34 60-2 24-40-66z" fill="#ffb06b" />
      <path
        d="M283 152c9 10 9 26-2 40"
        fill="none"
        stroke="#c2560c"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <circle cx="280" cy="195" r="6" fill="#c58c66" />
      <path
        d="M250 154c-9 0-15-8-18-21"
        fill="none"
        stroke="#c2560c"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <circle cx="231" cy="127" r="6.5" fill="#c58c66" />
      <path d="M260 128h14v14a7 7 0 0 1-14 0z" fill="#b27a56" />
      <circle cx="283" cy="106" r="9" fill="#4a3428" />
      <circle cx="267" cy="110" r="20" fill="#4a3428" />
      <ellipse cx="264" cy="115" rx="15" ry="17" fill="#c58c66" />
      <path
        d="M258 122c3 4 8 4 11 0"
        fill="none"
        stroke="#7c380f"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M256 113h.1M269 113h.1" stroke="#3b2a20" strokeWidth="4" strokeLinecap="round" />
      {/* The technician: coat, cap, badge. */}
      <path d="M108 244v-62h16v62zM132 244v-62h16v62z" fill="#072427" />
      <path d="M102 246h22v-8h-14a8 8 0 0 0-8 8zM132 246h24a8 8 0 0 0-8-8h-16z" fill="#d5ecec" />
      <path d="M96 206l7-66c2-12 11-19 25-19s23 7 25 19l7 66z" fill="#fff" />
      <path d="M128 121v85" stroke="#d5ecec" strokeWidth="2" />
      <path d="M117 121l11 16 11-16z" fill="#7fc3c5" />
      <rect x="136" y="150" width="12" height="16" rx="2" fill="#238a90" />
      <path d="M139 155h6M139 160h6" stroke="#fff" strokeWidth="2" />
      <path
        d="M148 138c14 10 26 8 36-8"
        fill="none"
        stroke="#edf7f7"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <circle cx="187" cy="124" r="7" fill="#a8704a" />
      <path
        d="M106 138c-14 14-22 30-25 50"
        fill="none"
        stroke="#edf7f7"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <circle cx="80" cy="194" r="7" fill="#a8704a" />
      <path d="M120 106h16v14a8 8 0 0 1-16 0z" fill="#955f3d" />
      <ellipse cx="129" cy="90" rx="18" ry="20" fill="#a8704a" />
      <path d="M108 86c0-15 9-24 21-24s20 8 21 20l10 4c-12 3-34 0-52 0z" fill="#7fc3c5" />
      <path d="M109 84v10c0 4 3 6 5 2l2-10z" fill="#2b1d16" />
      <path
        d="M130 99c4 4 9 3 12-1"
        fill="none"
        stroke="#5d3a22"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M131 91h.1M143 91h.1" stroke="#2b1d16" strokeWidth="4" strokeLinecap="round" />
      {/* The kit. */}
      <path
        d="M64 202v-4a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v4"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
      />
      <rect x="44" y="200" width="72" height="46" rx="9" fill="#f98f3a" />
      <path d="M44 216h72v5H44z" fill="#c2560c" />
      <circle cx="80" cy="220" r="14" fill="#fff" />
      <path d="M77 212h6v5h5v6h-5v5h-6v-5h-5v-6h5z" fill="#c2560c" />
      {/* A plant on the step. */}
      <path
        d="M20 224c-10-14-8-28-2-36 6 8 8 22 2 36zM22 226c0-14 8-24 18-28 0 12-6 24-18 28z"
        fill="#4aa7ab"
      />
      <path d="M8 222h26l-4 24H12z" fill="#edf7f7" />
    </svg>
  );
}
