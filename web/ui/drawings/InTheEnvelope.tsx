/** A report looks out of its envelope. */
export function InTheEnvelope() {
  return (
    <svg viewBox="0 0 360 260" width="100%" role="presentation" aria-hidden="true">
      <ellipse cx="180" cy="244" rx="150" ry="9" fill="#072427" opacity="0.35" />
      <path d="M70 118l110-78 110 78v118H70z" fill="#238a90" />
      {/* The report. */}
      <rect x="98" y="26" width="164" height="180" rx="10" fill="#fff" />
      <circle cx="126" cy="54" r="12" fill="#aed9da" />
      <path d="M123 47h6v4h4v6h-4v4h-6v-4h-4v-6h4z" fill="#0d4b50" />
      <path d="M148 48h72v6h-72zM148 60h44v5h-44z" fill="#aed9da" />
      <path d="M116 86h52v6h-52zM116 108h40v6h-40zM116 130h48v6h-48z" fill="#7fc3c5" />
      <path d="M180 86h64v6h-64zM180 108h64v6h-64zM180 130h64v6h-64z" fill="#d5ecec" />
      <circle cx="212" cy="89" r="6" fill="#238a90" />
      <circle cx="198" cy="111" r="6" fill="#238a90" />
      <circle cx="232" cy="133" r="6" fill="#f98f3a" />
      {/* The envelope. */}
      <path d="M70 118l110 76 110-76v118H70z" fill="#f98f3a" />
      <path d="M70 236l86-62 24 20 24-20 86 62z" fill="#ffb06b" />
      {/* A check mark. */}
      <circle cx="284" cy="68" r="28" fill="#0d4b50" />
      <path
        d="M271 69l9 9 17-19"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
