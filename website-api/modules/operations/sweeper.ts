import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { deleteOldAttempts } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { deleteOldLinks } from '#website-api/modules/customers/auth/link.queries.ts'
import { expireCoins } from '#website-api/modules/programmes/coins/expire-coins.command.ts'
import { deleteOldSenders } from '#website-api/modules/site/contact/contact.queries.ts'
import { deleteOldFormKeys } from '#website-api/modules/platform/forms/form-key.command.ts'
import { deleteOldPageChanges } from '#website-api/modules/platform/page-changes/page-changes.queries.ts'
import { deleteOldSessions } from '#website-api/modules/platform/sessions/session.queries.ts'
import { deleteOldStaffLinks } from '#website-api/modules/platform/staff/staff-link.queries.ts'
import { deleteOldStaffSessions } from '#website-api/modules/platform/staff/staff-session.queries.ts'
import { deleteUnusedUploads } from '#website-api/modules/platform/uploads/forget-unused.command.ts'
import { deleteOldUploadDays } from '#website-api/modules/platform/uploads/upload-quota.command.ts'
import { deleteOldVolumes } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { uploadReferences } from './upload-references.ts'

const ROUND_MS = 5_000
const ROUNDS_PER_CLEANING = 720
/** Every ten minutes: uploads that nothing refers to are gone within the hour. */
const ROUNDS_PER_UPLOADS = 120

const cleanups = [
	deleteOldFormKeys,
	deleteOldSenders,
	deleteOldUploadDays,
	deleteOldVolumes,
	deleteOldAttempts,
	deleteOldLinks,
	deleteOldSessions,
	deleteOldStaffSessions,
	deleteOldStaffLinks,
	deleteOldPageChanges,
]

/** Sweeps due orders every five seconds until stopped; `stop` waits for the round at work. */
export function startSweeper(
	db: Database,
	storage: MediaStorage,
	onError: (error: unknown) => void,
) {
	let rounds = 0
	let running = Promise.resolve()
	let waiting = false
	const timer = setInterval(() => {
		if (waiting) return
		waiting = true
		running = round().finally(() => {
			waiting = false
		})
	}, ROUND_MS)
	timer.unref()

	async function round() {
		await attempt(() => sweepOnce(db))
		await attempt(() => expireCoins(db))
		const at = rounds++
		if (at % ROUNDS_PER_UPLOADS === 0)
			await attempt(() => deleteUnusedUploads(db, storage, uploadReferences))
		if (at % ROUNDS_PER_CLEANING !== 0) return
		for (const forget of cleanups) await attempt(() => forget(db))
	}

	// What fails is told and keeps nothing else from its turn.
	async function attempt(task: () => Promise<unknown>) {
		try {
			await task()
		} catch (error) {
			onError(error)
		}
	}

	return {
		async stop() {
			clearInterval(timer)
			await running
		},
	}
}
