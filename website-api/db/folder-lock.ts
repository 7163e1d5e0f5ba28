import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Another running process uses the folder. */
export class FolderInUse extends Error {
	constructor(file: string, pid: number) {
		super(
			`The database folder is in use by process ${pid}. Only one process may open it: stop that one, ` +
				`or name another folder in ETALASE_DATA, or use PostgreSQL by DATABASE_URL. (Lock: ${file})`,
		)
		this.name = 'FolderInUse'
	}
}

const Holder = z.object({ pid: z.number().int().positive(), started: z.string() })
type Holder = z.infer<typeof Holder>

/**
 * Creates the lock file for this process; returns a function that releases it. PGlite itself would let two processes
 * open one folder, which corrupts it. The lock of a dead process is taken over.
 */
export function takeFolderLock(file: string): () => void {
	const mine: Holder = { pid: process.pid, started: startOf(process.pid) }
	const draft = `${file}.${process.pid}`
	writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
	try {
		for (let attempt = 0; attempt < 10; attempt++) {
			if (claims(draft, file)) return () => release(file, mine)
			const holder = holderOf(file)
			if (holder && isAlive(holder)) throw new FolderInUse(file, holder.pid)
			discardDead(file)
		}
		throw new Error(`The lock ${file} cannot be taken.`)
	} finally {
		rmSync(draft, { force: true })
	}
}

// link() is the only atomic operation that creates a file with content unless it exists.
function claims(draft: string, file: string): boolean {
	try {
		linkSync(draft, file)
		return true
	} catch (error) {
		if (codeOf(error) === 'EEXIST') return false
		throw error
	}
}

// Renamed before it is read: a lock that another process took meanwhile is put back.
function discardDead(file: string) {
	const grave = `${file}.${process.pid}.dead`
	try {
		renameSync(file, grave)
	} catch (error) {
		if (codeOf(error) === 'ENOENT') return
		throw error
	}
	const holder = holderOf(grave)
	if (holder && isAlive(holder)) claims(grave, file)
	rmSync(grave, { force: true })
}

function release(file: string, mine: Holder) {
	const holder = holderOf(file)
	if (holder?.pid === mine.pid && holder.started === mine.started) rmSync(file, { force: true })
}

function holderOf(file: string): Holder | undefined {
	try {
		return Holder.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
	} catch {
		return undefined
	}
}

function isAlive({ pid, started }: Holder): boolean {
	try {
		process.kill(pid, 0)
	} catch (error) {
		if (codeOf(error) !== 'EPERM') return false
	}
	const now = startOf(pid)
	return started === '' || now === '' || started === now
}

/** Start time of a process in the kernel's ticks, to detect reused process ids; '' if unknown. */
function startOf(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
	} catch {
		return ''
	}
}

function codeOf(error: unknown): string | undefined {
	return z.object({ code: z.string() }).safeParse(error).data?.code
}
