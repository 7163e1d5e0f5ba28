import { z } from 'zod'
import type { Permission } from './operator/permissions.ts'

/** One endpoint of the website API. */
export type Endpoint = {
	method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Path under /v1, for the operator API under /operator/v1; parameters as {name}. */
	path: `/${string}`
	summary: string
	/**
	 * public: no api-access key; company: an api-access key; customer: and a bearer token; either: the bearer token is
	 * optional; staff: a staff session or an operator key instead.
	 */
	access: 'public' | 'company' | 'customer' | 'either' | 'staff'
	query?: z.ZodObject
	/** JSON body. */
	body?: z.ZodType
	/** Fields of a multipart body, with the names of its files. */
	form?: {
		fields: z.ZodObject
		files: readonly string[]
		/** Our name of the file field; absent: its own in small letters. */
		filesName?: string
	}
	/** Content type of a body that is a file. */
	bytes?: string
	/** JSON response; absent if it is not JSON (see `answerType`). */
	answer?: z.ZodType
	answerType?: string
	/** Responds 201 instead of 200 when it creates; a repeat of an idempotent request responds 200. */
	creates?: true
	/** Accepts Idempotency-Key; a repeat gets the response of the first request. */
	idempotent?: true
	/** Error statuses with their meaning, besides those that `failuresOf` adds to every endpoint of a kind. */
	failures?: Record<number, string>
}

/** Error codes of the API by status, e.g. `{ 404: 'ADDRESS_NOT_FOUND', 409: ['BANK_SAVED', 'TOO_MANY_BANKS'] }`. */
type Failures = { readonly [status: number]: string | readonly string[] }

/** What staff or an operator key need for an operation. */
export type StaffRule = {
	/** "session": any signed-in staff member, but no key; "nobody": no authentication. */
	needs: Permission | 'session' | 'nobody'
	/** Rejects keys of a single company, because the operation concerns several companies. */
	isForInstallation?: true
	/** A POST that changes nothing and is not logged. */
	isReadOnly?: true
	/** Requires the password or a code again, regardless of the permission's `requiresConfirmation`. */
	requiresConfirmation?: true
}

/** Who may call, and with what: an api-access key, a customer's token, or what staff need. */
type AccessRule = { access: 'public' | 'company' | 'customer' | 'either' } | StaffRule

/** An endpoint as its file in contract/ declares it; `answer` is what stands in `data`. */
export type Declaration = Pick<
	Endpoint,
	'method' | 'path' | 'summary' | 'form' | 'bytes' | 'answerType'
> &
	Pick<Endpoint, 'creates' | 'idempotent'> &
	AccessRule & {
		query?: z.ZodObject
		body?: z.ZodType
		/** Absent: the answer is a file of `answerType`. */
		answer?: z.ZodType
		/** The JSON body may hold many more values than those of others. */
		isBulk?: true
		/** A path parameter that is not of this form names nothing: 404. Absent: any text. */
		params?: Readonly<Record<string, z.ZodType<string>>>
		/** The answer is the same for every visitor of a shop in a language: a storefront may keep it. */
		shared?: true
		failures?: Failures
	}

type WholeAnswer<D extends Declaration> = Declaration extends D
	? z.ZodType | undefined
	: D extends { answer: infer Schema extends z.ZodType }
		? z.ZodObject<{ data: Schema }>
		: undefined

/** A declared endpoint, called by the storefront, the admin and the command line, and answered by the website API. */
export type Declared<D extends Declaration = Declaration> = Omit<Endpoint, 'answer'> & {
	/** The whole answer on the wire. */
	answer: WholeAnswer<D>
	readonly declared: D
}

/** Declares an endpoint. */
export function endpoint<const D extends Declaration>(declared: D): Declared<D>
export function endpoint(declared: Declaration): Declared {
	const { query, body, answer, failures = {} } = declared
	const { params: _params, shared: _shared, isBulk: _isBulk, ...facts } = declared
	return {
		...facts,
		access: 'needs' in declared ? accessOf(declared.needs) : declared.access,
		query,
		body,
		answer: answer && z.object({ data: answer }),
		failures: meaningsOf(failures),
		declared,
	}
}

/** What staff need for an endpoint; undefined: it is none of theirs. */
export function staffRuleOf(endpoint: Endpoint): StaffRule | undefined {
	if (!isDeclared(endpoint) || !('needs' in endpoint.declared)) return undefined
	const { needs, isForInstallation, isReadOnly, requiresConfirmation } = endpoint.declared
	return {
		needs,
		...(isForInstallation && { isForInstallation }),
		...(isReadOnly && { isReadOnly }),
		...(requiresConfirmation && { requiresConfirmation }),
	}
}

/** The endpoints under /v1 among what a file of the contract exports. */
export function endpointsIn(exported: Record<string, unknown>): Endpoint[] {
	return Object.values(exported)
		.filter(isDeclared)
		.filter(({ declared }) => !('needs' in declared))
}

/** The endpoints under /operator/v1 among what a file of the contract exports. */
export function staffEndpointsIn(exported: Record<string, unknown>): Endpoint[] {
	return Object.values(exported)
		.filter(isDeclared)
		.filter(({ declared }) => 'needs' in declared)
}

/** Whether a value is a declared endpoint. */
export function isDeclared(value: unknown): value is Declared {
	return typeof value === 'object' && value !== null && 'declared' in value
}

const accessOf = (needs: string) => (needs === 'nobody' ? 'public' : 'staff')

function meaningsOf(failures: Failures): Record<number, string> {
	return Object.fromEntries(
		Object.entries(failures).map(([status, codes]) => [status, [codes].flat().join(', ')]),
	)
}
