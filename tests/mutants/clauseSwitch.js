// Loaded before everything else: says which clause's change is switched on.
globalThis.assayClause = process.env.ASSAY_CLAUSE;
