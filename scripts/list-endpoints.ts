import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inProject } from './project.mjs'

const list = /^export const (\w+_ENDPOINTS)\b/gm
const declaration = /^export const \w+ = endpoint\(/m
const exported = /^export const \w+/m
const listFile = inProject('contract', 'endpoints.ts')
const schemaFile = inProject('contract', 'schemas.ts')
const written = ['endpoints.ts', 'schemas.ts']

type ContractFile = { file: string; names: string[]; declares: boolean; exports: boolean }

/** The text of contract/endpoints.ts: every `…_ENDPOINTS` that a file of the contract exports. */
export function endpointList(): string {
	const files = contractFiles().filter(({ names, declares }) => names.length > 0 || declares)
	const isOfOperatorApi = ({ file }: ContractFile) => file.startsWith('operator/')
	const publicLists = listsOf(files.filter((file) => !isOfOperatorApi(file)))
	const operatorApiLists = listsOf(files.filter(isOfOperatorApi))
	const declaring = files.filter(({ declares }) => declares)
	return `// Written by \`npm run endpoints\`; do not edit.
import { type Endpoint, endpointsIn, staffEndpointsIn } from './endpoint.ts'
${files.map(importsOf).join('')}
/** Every call the website API answers under /v1, each declared beside its schemas; the OpenAPI document is made from it. */
export const ENDPOINTS: Endpoint[] = [
${publicLists}${declaring.map(({ file }) => `\t...endpointsIn(${nameOf(file)}),\n`).join('')}]

/** Every call of the operator API, under /operator/v1; who may make each is declared with it. */
export const OPERATOR_ENDPOINTS: Endpoint[] = [
${operatorApiLists}${declaring.map(({ file }) => `\t...staffEndpointsIn(${nameOf(file)}),\n`).join('')}]
`
}

/** The text of contract/schemas.ts: every file of the contract that exports a schema, for the names of the schemas. */
export function schemaList(): string {
	const files = contractFiles().filter(
		({ file, exports }) => exports && !file.startsWith('operator/'),
	)
	return `// Written by \`npm run endpoints\`; do not edit.
${files.map(({ file }) => `import * as ${nameOf(file)} from './${file}'\n`).join('')}
/** What the files of the contract export, by which the OpenAPI document names schemas and operations. */
export const CONTRACT: Readonly<Record<string, unknown>>[] = [
${files.map(({ file }) => `\t${nameOf(file)},\n`).join('')}]
`
}

/** What the files hold now. */
export function writtenLists(): string[] {
	return [listFile, schemaFile].map((file) => readFileSync(file, 'utf8'))
}

function contractFiles(): ContractFile[] {
	return readdirSync(inProject('contract'), { recursive: true })
		.map((file) => String(file).split(path.sep).join('/'))
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !written.includes(file))
		.sort()
		.map((file) => ({ file, ...declaredIn(file) }))
}

function declaredIn(file: string) {
	const text = readFileSync(inProject('contract', file), 'utf8')
	const names = [...text.matchAll(list)].flatMap(([, name]) => name ?? [])
	return { names, declares: declaration.test(text), exports: exported.test(text) }
}

function importsOf({ file, names, declares }: ContractFile) {
	const lists = names.length > 0 ? `import { ${names.join(', ')} } from './${file}'\n` : ''
	return lists + (declares ? `import * as ${nameOf(file)} from './${file}'\n` : '')
}

/** operator/bank-lines.ts as operatorBankLines. */
function nameOf(file: string) {
	const name = file
		.replace(/\.ts$/, '')
		.replace(/[/-](\w)/g, (_whole, letter: string) => letter.toUpperCase())
	return ['import', 'return'].includes(name) ? `${name}Contract` : name
}

function listsOf(files: ContractFile[]) {
	return files.flatMap(({ names }) => names.map((name) => `\t...${name},\n`)).join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	writeFileSync(listFile, endpointList())
	writeFileSync(schemaFile, schemaList())
}
