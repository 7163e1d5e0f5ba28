/** The last of the migrations that the baseline took the place of and that are no longer here. */
export const LAST_FORMER = 145

/** The version of Etalase that has them all, by its commit: it brings a database of any earlier version to the last of them. */
export const BRIDGE = 'e16952fa'

/** The database was left by an earlier version, at a migration that this one has no longer. */
export class FormerLayout extends Error {
	/** Names of the migrations that it lacks. */
	readonly missing: string[]

	constructor(missing: string[]) {
		super(
			`The database is of an earlier version and lacks ${missing.length} of its migrations, from ${missing[0]} on. ` +
				`Start Etalase of commit ${BRIDGE} on it once, then this version. Nothing was changed; ` +
				'make a backup of the database before (docs/operating.md, "Upgrade").',
		)
		this.name = 'FormerLayout'
		this.missing = missing
	}
}

/** A backup of such a database. */
export class FormerBackup extends Error {
	/** Number of its newest migration. */
	readonly migration: number

	constructor(migration: number) {
		super(
			`This backup was made by an earlier version, with migration ${migration}. ` +
				`Restore it with Etalase of commit ${BRIDGE}, then start this version on the copy. Nothing was written.`,
		)
		this.name = 'FormerBackup'
		this.migration = migration
	}
}
