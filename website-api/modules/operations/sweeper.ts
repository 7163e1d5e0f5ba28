import type { Database } from '#website-api/db/database.ts'
import { deleteOldAttempts } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { deleteOldLinks } from '#website-api/modules/customers/auth/link.command.ts'
import { expireCoins } from '#website-api/modules/programmes/coins/expire-coins.command.ts'
import { deleteOldSenders } from '#website-api/modules/site/contact/contact.command.ts'
import { deleteOldFormKeys } from '#website-api/modules/platform/forms/form-key.command.ts'
import { deleteOldDeliveries } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { deleteOldMessages } from '#website-api/modules/platform/provider-messages/old-messages.command.ts'
import { deleteOldPageChanges } from '#website-api/modules/platform/page-changes/page-changes.command.ts'
import { fireReminders } from '#website-api/modules/customers/flash-reminders/fire-reminders.command.ts'
import { deleteOldReminders } from '#website-api/modules/customers/flash-reminders/flash-reminder.command.ts'
import { fireWatches } from '#website-api/modules/customers/watches/fire-watches.command.ts'
import { deleteOldWatches } from '#website-api/modules/customers/watches/watch.command.ts'
import { deleteOldSessions } from '#website-api/modules/platform/sessions/session.command.ts'
import { deleteOldStaffLinks } from '#website-api/modules/platform/staff/staff-link.command.ts'
import { deleteOldStaffSessions } from '#website-api/modules/platform/staff/staff-session.command.ts'
import {
	type DueQuestions,
	dueTask,
	whenDue,
} from '#website-api/modules/platform/timers/due-work.queries.ts'
import {
	type Attempt,
	startTimer,
	type Timer,
	type TimerReports,
} from '#website-api/modules/platform/timers/start-timer.ts'
import { deleteUnusedUploads } from '#website-api/modules/platform/uploads/delete-unused-uploads.command.ts'
import { deleteOldUploadDays } from '#website-api/modules/platform/uploads/upload-quota.command.ts'
import { deleteOldVolumes } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import { deleteOldClickNetworks } from '#website-api/modules/programmes/tracking/click.command.ts'
import {
	discardOldDrafts,
	endOldHolds,
} from '#website-api/modules/sales/order-drafts/old-drafts.command.ts'
import { deleteOldQuotes } from '#website-api/modules/sales/couriers/quotes/ask-rates.command.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { TEST_MAIL_TOPIC } from './companies/readiness.queries.ts'
import { announceSummaries, deleteOldNotices } from './staff-notices/notify-staff.command.ts'
import { uploadReferences } from './upload-references.ts'

const ROUND_MS = 5_000
const ROUNDS_PER_CLEANING = 720
/** Every minute. */
const ROUNDS_PER_WATCHES = 12
/** Every ten minutes, so that unreferenced uploads are deleted within the hour. */
const ROUNDS_PER_UPLOADS = 120
/** The same, five minutes later. */
export const ROUND_OF_SUMMARIES = 60

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
	deleteOldWatches,
	deleteOldReminders,
	deleteOldNotices,
	deleteOldClickNetworks,
	deleteOldMessages,
	deleteOldQuotes,
	discardOldDrafts,
	// The readiness of a shop names its last test mail.
	(db: Database) => deleteOldDeliveries(db, [TEST_MAIL_TOPIC]),
]

/** Sweeps due orders every five seconds until stopped; `stop` waits for a running round. */
export function startSweeper(db: Database, reports: TimerReports, due?: DueQuestions): Timer {
	let rounds = 0
	const round = sweepRound(db, due)
	return startTimer(ROUND_MS, (attempt) => round(attempt, rounds++), reports)
}

/** Returns what does the tasks of a round, by its number. */
export function sweepRound(db: Database, due?: DueQuestions) {
	const orders = whenDue([dueTask(sweepOnce, db)], due)
	const coins = whenDue([dueTask(expireCoins, db)], due)
	return async (attempt: Attempt, at: number) => {
		await orders(attempt)
		await coins(attempt)
		await regularTasks(db, attempt, at)
	}
}

async function regularTasks(db: Database, attempt: Attempt, at: number) {
	if (at % ROUNDS_PER_WATCHES === 0) {
		await attempt(() => fireWatches(db))
		await attempt(() => fireReminders(db))
		await attempt(() => endOldHolds(db))
	}
	if (at % ROUNDS_PER_UPLOADS === 0) await attempt(() => deleteUnusedUploads(db, uploadReferences))
	if (at % ROUNDS_PER_UPLOADS === ROUND_OF_SUMMARIES) await attempt(() => announceSummaries(db))
	if (at % ROUNDS_PER_CLEANING !== 0) return
	for (const forget of cleanups) await attempt(() => forget(db))
}
