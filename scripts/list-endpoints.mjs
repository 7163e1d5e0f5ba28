import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inProject } from './project.mjs'

const declaration = /^export const (\w+_ENDPOINTS)\b/gm
const listFile = inProject('contract', 'endpoints.ts')

/** The text of contract/endpoints.ts: every `…_ENDPOINTS` that a file of the contract exports. */
export function endpointList() {
	const files = readdirSync(inProject('contract'), { recursive: true })
		.map((file) => String(file).split(path.sep).join('/'))
		.filter((file) => file.endsWith('.ts') && file !== 'endpoints.ts')
		.sort()
		.map((file) => ({ file, names: namesIn(file) }))
		.filter(({ names }) => names.length > 0)
	const publicFiles = files.filter(({ file }) => !file.startsWith('operator/'))
	const operatorFiles = files.filter(({ file }) => file.startsWith('operator/'))
	return `// Written by \`npm run endpoints\`; do not edit.
import type { Endpoint } from './endpoint.ts'
${files.map(({ file, names }) => `import { ${names.join(', ')} } from './${file}'\n`).join('')}
/** Every call the website API answers under /v1, each declared beside its schemas; the OpenAPI document is made from it. */
export const ENDPOINTS: Endpoint[] = [
${spread(publicFiles)}]

/** Every call of the operator API, under /operator/v1; who may make each is in operator-access.ts. */
export const OPERATOR_ENDPOINTS: Endpoint[] = [
${spread(operatorFiles)}]
`
}

/** What the file holds now. */
export function writtenEndpointList() {
	return readFileSync(listFile, 'utf8')
}

function namesIn(file) {
	const text = readFileSync(inProject('contract', file), 'utf8')
	return [...text.matchAll(declaration)].map(([, name]) => name)
}

function spread(files) {
	return files.flatMap(({ names }) => names.map((name) => `\t...${name},\n`)).join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(listFile, endpointList())
