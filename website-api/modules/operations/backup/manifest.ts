import { z } from 'zod'

/** Name of the last member of a backup. */
export const MANIFEST = 'manifest.json'

/** Largest member: a digital product, which has 100 MB at most. */
export const LARGEST_MEMBER = 128 * 1024 * 1024

const Count = z.number().int().nonnegative()

/** What a backup has, as its last member says. */
export const Manifest = z.object({
	format: z.literal(1),
	/** Of Etalase. */
	version: z.string().max(50),
	/** The instant of the database, by its own clock. */
	at: z.iso.datetime(),
	database: z.enum(['postgresql', 'pglite']),
	schema: z.string().regex(/^\w{1,63}$/),
	/** Number of the newest migration. */
	migration: Count,
	/** Rows of each table. */
	rows: z.record(z.string().max(63), Count),
	/** Rupiah on the accounts of each kind. */
	ledger: z.record(z.string().max(63), z.number().int()),
	files: z.object({
		count: Count,
		bytes: Count,
		/** Files that the database names and the storage did not have; the first of them. */
		missing: z.array(z.string().max(200)).max(100),
		missingCount: Count,
	}),
	/** Members before the manifest. */
	members: Count,
	/** SHA-256 over the SHA-256 of all members, as hexadecimal lines. */
	digest: z.string().regex(/^[0-9a-f]{64}$/),
})
export type Manifest = z.infer<typeof Manifest>

/** One file in a backup: a part of the database's dump, a file of the storage, or a secret of the data folder. */
export type Member = { name: string; bytes: Uint8Array }
