import { say } from '#website-api/i18n/command-line-text.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { folderObjects } from '#website-api/media/objects.ts'
import { mediaFolder, openObjects } from '#website-api/media/open-objects.ts'
import {
	companyOfCode,
	haveSameSecret,
	requireGone,
	requireHere,
} from '#website-api/modules/operations/cells/check-move.queries.ts'
import {
	copierOfFiles,
	countFiles,
} from '#website-api/modules/operations/cells/copy-files.command.ts'
import { setMapEntry } from '#website-api/modules/operations/cells/haproxy-map.ts'
import { type Move, MoveRefused } from '#website-api/modules/operations/cells/move.ts'
import {
	abandonMove,
	checkMove,
	forgetMoved,
	moveCompany,
	type MoveStep,
} from '#website-api/modules/operations/cells/move-company.command.ts'
import { cellOf } from '#website-api/modules/platform/cells/cell.command.ts'
import type { Settings } from '#website-api/settings.ts'
import { EXIT, notFound, ShopError } from './failures.ts'
import { withDatabase } from './open-shop.ts'
import { printText, storeResponse } from './run-options.ts'
import { UsageError } from './settings.ts'

// Copies and digests of a large company take longer than requests may.
const STATEMENT_MS = 3_600_000

type Wanted = {
	to: string
	sourceUrl?: string | undefined
	files?: string | undefined
	backend?: string | undefined
	balancer: { socket: string; map: string } | undefined
	abort: boolean
	checksOnly: boolean
}

/** `company move`. @throws ShopError with the reason of a refusal */
export async function moveByCommand(code: string, wanted: Wanted) {
	await withSettings(async (settings) => {
		const { databaseUrl } = settings
		if (databaseUrl === undefined) throw new UsageError(say('company.move.needsPostgres'))
		const [source, target] = [databaseUrl, wanted.to].map((url) =>
			openPostgres(url, 2, { statementMs: STATEMENT_MS }),
		)
		if (!source || !target) return
		try {
			const move: Move = {
				company: await companyOfCode(source.db, code),
				source: source.db,
				target: target.db,
				sourceUrl: wanted.sourceUrl ?? databaseUrl,
			}
			if (wanted.abort) await abortAndTell(move, wanted.checksOnly)
			else if (wanted.checksOnly) printText(say(`company.move.${await checkMove(move)}`))
			else await moveAndTell(move, wanted, settings)
		} finally {
			await Promise.all([source.close(), target.close()])
		}
	})
}

async function abortAndTell(move: Move, checksOnly: boolean) {
	await requireHere(move)
	if (checksOnly) return printText(say('company.move.wouldAbort'))
	await abandonMove(move)
	printText(say('company.move.aborted'))
}

async function moveAndTell(move: Move, wanted: Wanted, settings: Settings) {
	if (!(await haveSameSecret(move))) printText(say('company.move.otherSecret'))
	const copyFiles = await fileCopier(move, wanted, settings)
	const { hosts, stoppedMs } = await moveCompany(move, { onStep: tell, copyFiles })
	const backend = wanted.backend ?? `cell${(await cellOf(move.target)) ?? ''}`
	for (const host of hosts) {
		if (wanted.balancer) {
			await setMapEntry(wanted.balancer.socket, wanted.balancer.map, host, backend)
		}
		printText(`${host} ${backend}`)
	}
	const seconds = stoppedMs === undefined ? undefined : (stoppedMs / 1_000).toFixed(1)
	storeResponse({ data: { HOST_LIST: hosts, BACKEND: backend, SECONDS: seconds } })
	if (seconds !== undefined) printText(say('company.move.seconds', { seconds }))
	printText(say('company.move.map.note'))
}

async function fileCopier({ source, company }: Move, { files }: Wanted, settings: Settings) {
	if (files === undefined) {
		const count = await countFiles(source, company.id)
		if (count > 0) printText(say('company.move.filesStay', { count }))
		return () => Promise.resolve()
	}
	const to = folderObjects(mediaFolder({ dataDir: files }))
	return copierOfFiles(source, company.id, openObjects(settings), to)
}

let told = 0

function tell(step: MoveStep) {
	if (step.step !== 'copying') return printText(say(`company.move.step.${step.step}`, { ...step }))
	// A line for every quarter of the tables.
	const quarter = Math.floor((4 * step.done) / Math.max(1, step.all))
	if (quarter !== told && quarter > 0) printText(say('company.move.step.copying', { ...step }))
	told = quarter
}

/** `company move --forget`. @throws ShopError with the reason of a refusal */
export async function forgetByCommand(code: string, checksOnly: boolean) {
	await withSettings(async (settings) => {
		if (settings.databaseUrl === undefined) throw new MoveRefused('notGone', { code })
		const { db, close } = openPostgres(settings.databaseUrl, 2, { statementMs: STATEMENT_MS })
		try {
			const moved = { source: db, company: await companyOfCode(db, code) }
			if (checksOnly) {
				await requireGone(moved)
				return printText(say('company.move.wouldForget'))
			}
			await forgetMoved(moved)
			printText(say('company.move.forgotten'))
		} finally {
			await close()
		}
	})
}

/** Tells why a move is refused in the words of the command line. */
function withSettings(work: (settings: Settings) => Promise<void>) {
	return withDatabase(async ({ settings }) => {
		try {
			await work(settings)
		} catch (error) {
			if (!(error instanceof MoveRefused)) throw error
			const message = say(`company.move.refused.${error.reason}`, error.details)
			if (error.reason === 'noCompany') throw notFound(message)
			throw new ShopError(EXIT.refused, { code: `MOVE_${error.reason}`, message })
		}
	})
}
