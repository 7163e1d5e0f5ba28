import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { inProject, Mistake, runCommand, say } from './project.mjs'
import { runNode } from './run.mjs'

const migrations = inProject('website-api', 'db', 'migrations')
const generated = '0000_initial'

// Until the first release there is one generated migration, made anew from the tables. What the tables
// cannot say (rows, triggers) is in hand-written files beside it, 0001_….sql and on, which stay as they are.
await runCommand(async () => {
	await ensureInstalled()
	const folder = await mkdtemp(path.join(tmpdir(), 'etalase-migrations-'))
	try {
		await generateInto(folder)
		await mkdir(path.join(migrations, 'meta'), { recursive: true })
		await cp(path.join(folder, `${generated}.sql`), path.join(migrations, `${generated}.sql`))
		const tags = [generated, ...(await handWritten())]
		await writeFile(path.join(migrations, 'meta', '_journal.json'), journalOf(tags))
		say(`website-api/db/migrations: ${tags.join(', ')}`)
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
})

async function generateInto(folder) {
	const drizzle = inProject('node_modules', 'drizzle-kit', 'bin.cjs')
	const schema = './website-api/modules/*/*.table.ts'
	const result = await runNode(
		drizzle,
		['generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${folder}`, '--name=initial'],
		{ quiet: true },
	)
	const made = await readFile(path.join(folder, `${generated}.sql`), 'utf8').catch(() => '')
	if (!result.ok || !made)
		throw new Mistake(`${result.output}\nThe tables could not be read; the reason is above.`)
}

async function handWritten() {
	const files = await readdir(migrations)
	return files
		.filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file) && file !== `${generated}.sql`)
		.map((file) => file.slice(0, -'.sql'.length))
		.sort()
}

function journalOf(tags) {
	const entries = tags.map((tag, idx) => ({
		idx,
		version: '7',
		when: idx + 1,
		tag,
		breakpoints: true,
	}))
	return `${JSON.stringify({ version: '7', dialect: 'postgresql', entries }, null, '\t')}\n`
}
