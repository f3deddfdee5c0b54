/** Files that are to be removed from the store, at the earliest when they are due. */
export interface FileTables {
  discarded_files: { key: string; due_at: Date };
}
