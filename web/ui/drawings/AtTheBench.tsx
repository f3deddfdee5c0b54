/** Sample tubes and a microscope on a laboratory's bench. */
export function AtTheBench() {
  return (
    <svg viewBox="0 0 360 260" width="100%" role="presentation" aria-hidden="true">
      <ellipse cx="180" cy="246" rx="168" ry="8" fill="#072427" opacity="0.35" />
      {/* The window and the shelf. */}
      <rect x="30" y="30" width="120" height="92" rx="10" fill="#aed9da" />
      <path d="M38 38h50v76H38zM94 38h48v76H94z" fill="#edf7f7" />
      <path d="M200 54h130v8H200z" fill="#7fc3c5" />
      <path d="M214 22h16v32h-16zM238 30h20v24h-20z" fill="#ffcfa3" />
      <path d="M270 18h14v36h-14zM292 26h24v28h-24z" fill="#4aa7ab" />
      {/* The bench. */}
      <path d="M12 196h336v14H12z" fill="#edf7f7" />
      <path d="M28 210h22v36H28zM310 210h22v36h-22z" fill="#7fc3c5" />
      {/* The rack with its tubes. */}
      <path d="M44 166h124v8H44zM44 188h124v8H44z" fill="#238a90" />
      <path d="M50 136h18v56a9 9 0 0 1-18 0z" fill="#fff" />
      <path d="M50 156h18v36a9 9 0 0 1-18 0z" fill="#c2560c" />
      <path d="M82 136h18v56a9 9 0 0 1-18 0z" fill="#fff" />
      <path d="M82 166h18v26a9 9 0 0 1-18 0z" fill="#c2560c" />
      <path d="M114 136h18v56a9 9 0 0 1-18 0z" fill="#fff" />
      <path d="M114 150h18v42a9 9 0 0 1-18 0z" fill="#ffb06b" />
      <path d="M146 136h18v56a9 9 0 0 1-18 0z" fill="#fff" />
      <path d="M146 160h18v32a9 9 0 0 1-18 0z" fill="#c2560c" />
      <path d="M48 128h22v10H48zM112 128h22v10h-22z" fill="#f98f3a" />
      <path d="M80 128h22v10H80zM144 128h22v10h-22z" fill="#4aa7ab" />
      {/* The microscope. */}
      <path d="M214 184h104v12H214z" fill="#0d4b50" />
      <path
        d="M296 184c20-26 16-66-18-84"
        fill="none"
        stroke="#0d4b50"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path d="M226 152h56v8h-56z" fill="#0d4b50" />
      <path d="M238 146h24v6h-24z" fill="#ffb06b" />
      <path d="M236 82l26-14 34 60-26 14z" fill="#fff" />
      <path d="M230 72l32-18 8 14-32 18z" fill="#f98f3a" />
      <path d="M276 144l14-8 6 12-14 8z" fill="#7fc3c5" />
    </svg>
  );
}
