/** Files to be removed from the store, at `due_at` or later. */
export interface FileTables {
  discarded_files: { key: string; due_at: Date };
}
