import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findProgram } from '#deploy/cluster/programs.ts'
import { installedPostgres } from '#tests/support/standby.ts'
import { ownSettings } from '#process/own-environment.ts'
import { registeredFigures } from './registered-figures.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
	(file) => /\.[a-z]+$|file$/.test(file) && !file.endsWith('.test.ts'),
)
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const units = files.filter((file) => /\.(?:service|timer)$/.test(file))
const promtool = (...args: string[]) => ['promtool', ...args]
/** Each file is checked by the program that reads it; Debian has a package of the same name for each. */
const checks: [file: string, command: string[]][] = [
	['haproxy.cfg', ['haproxy', '-c', '-f', 'haproxy.cfg']],
	['Caddyfile', ['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'Caddyfile']],
	[
		'compose.Caddyfile',
		['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'compose.Caddyfile'],
	],
	['prometheus/prometheus.yml', promtool('check', 'config', 'prometheus/prometheus.yml')],
	['prometheus/compose.yml', promtool('check', 'config', 'prometheus/compose.yml')],
	['patroni.yml', ['patroni', '--validate-config', 'patroni.yml']],
	['prometheus/alerts.yml', promtool('test', 'rules', 'prometheus/alerts.test.yml')],
]

for (const [file, [program = '', ...args]] of checks) {
	// Without the program there is nothing that could check the file.
	test.skipIf(!findProgram(program))(`${file} is accepted by ${program}`, () => {
		const env = {
			...process.env,
			ADMIN_HOST: 'admin.example.com',
			PATRONI_POSTGRESQL_BIN_DIR: installedPostgres,
		}
		const { status, stderr, stdout } = spawnSync(findProgram(program) ?? '', args, {
			cwd: folder,
			env,
		})
		const said = String(stdout) + String(stderr)
		if (!isPortInUse(said)) expect([status, said]).toEqual([0, expect.any(String)])
		else expect(said).toContain('5432')
	})
}

/** Whether all that Patroni complains of is a PostgreSQL that runs on this machine. */
const isPortInUse = (said: string) =>
	/^postgresql\.listen \S+ didn't pass validation: 'Port 5432 is already in use\.'\s*$/.test(said)

test.skipIf(!findProgram('systemd-analyze'))('the units are accepted by systemd', () => {
	const args = ['verify', ...units.map((unit) => path.join(folder, unit))]
	const { stderr } = spawnSync('systemd-analyze', args)
	// A program that this machine has elsewhere, or an account that it lacks, is no mistake in the unit.
	const complaints = String(stderr)
		.split('\n')
		.filter((line) => line.includes('etalase-') && !/Command .* is not executable/.test(line))
	expect([units.length, complaints]).toEqual([5, []])
})

test.skipIf(!findProgram('pgbackrest'))('pgbackrest.conf is accepted by pgBackRest', () => {
	const config = `--config=${path.join(folder, 'pgbackrest.conf')}`
	const args = [config, '--stanza=shop', 'info']
	const { status, stdout, stderr } = spawnSync(findProgram('pgbackrest') ?? '', args)
	// There is no backup yet; an unknown option is a warning.
	expect([status, String(stderr), /WARN|ERROR/.test(String(stdout))]).toEqual([0, '', false])
})

test('only known settings are set', () => {
	const known = new Set(ownSettings)
	for (const file of files.filter((name) => !name.endsWith('.md'))) {
		const named = textOf(file).match(/\bETALASE_[A-Z0-9_]*[A-Z0-9]\b/g) ?? []
		const unknown = named.filter(
			(name) => !name.startsWith('ETALASE_TEST_') && !known.has(name.replace(/_FILE$/, '')),
		)
		expect([file, unknown]).toEqual([file, []])
	}
})

test('each alert has its chapter in the run book, and each figure in an alert exists', () => {
	const alerts = textOf('prometheus/alerts.yml')
	const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
	const chapters = [...textOf('runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
	expect(chapters).toEqual(names)

	const registered = new Set(registeredFigures())
	const used = alerts.match(/\b(?:etalase|nodejs)_\w+/g) ?? []
	expect(used.length).toBeGreaterThan(20)
	expect(used.map(withoutSuffix).filter((name) => !registered.has(name))).toEqual([])
})

test('the page of operating lists exactly the figures that there are', () => {
	const page = readFileSync(path.join(folder, '..', 'docs', 'operating.md'), 'utf8')
	const listed = [...page.matchAll(/^\| `(etalase_\w+)`/gm)].map(([, name = '']) => name)
	const ours = registeredFigures().filter((name) => name.startsWith('etalase_'))
	expect(listed.toSorted()).toEqual(ours)
})

test('the files that the readme and the image name exist', () => {
	const named = [...textOf('README.md').matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
		[...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
	)
	for (const name of named.filter((file) => !file.includes('*'))) {
		expect([name, existsSync(path.join(folder, name))]).toEqual([name, true])
	}
	expect(named.length).toBeGreaterThan(5)
	for (const program of ['storefront', 'admin', 'website-api']) {
		expect(files.some((file) => textOf(file).includes(`build/${program}.mjs`))).toBe(true)
	}
})

/** The numbered steps of a chapter of the readme. */
function stepsOf(chapter: string): string[] {
	const [, text = ''] = textOf('README.md').split(`\n## ${chapter}\n`)
	return (text.split('\n## ')[0] ?? '').match(/^\d+\. /gm) ?? []
}

test('ten steps without containers, and six with them, lead to a public shop', () => {
	expect(stepsOf('Without containers')).toHaveLength(10)
	expect(stepsOf('With containers')).toHaveLength(6)
})

test('what the readme enables, it has copied to systemd', () => {
	const readme = textOf('README.md')
	const copied = units.filter((unit) => readme.includes(`deploy/systemd/*${path.extname(unit)}`))
	const enabled = [...readme.matchAll(/\b(etalase-[\w-]+)(?:@\d+)?(\.timer)?(?=[ `])/g)].map(
		([, name = '', timer]) => name + (timer ?? '.service'),
	)
	expect(new Set(enabled).size).toBeGreaterThan(3)
	const names = copied.map((unit) => path.basename(unit).replace('@', ''))
	expect(enabled.filter((unit) => !names.includes(unit))).toEqual([])
})

test('the images of others are named in full, since podman knows no short names', () => {
	const images = [...textOf('compose.yaml').matchAll(/^ +image: (\S+)$/gm)].map(([, name]) => name)
	expect(images.length).toBeGreaterThan(5)
	expect(images.filter((name) => name !== 'etalase' && !name?.startsWith('docker.io/'))).toEqual([])
})

/** A histogram is one figure of three series. */
const withoutSuffix = (name: string) => name.replace(/_(?:count|sum|bucket)$/, '')
