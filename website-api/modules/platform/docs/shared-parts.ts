import { z } from 'zod'
import { type Endpoint, isDeclared } from '#contract/endpoint.ts'
import { CONTRACT } from '#contract/schemas.ts'

/** Names the schemas and declared endpoints of the contract by what its files call them. */
const operationNames = new Map<unknown, string>()
for (const [name, value] of CONTRACT.flatMap((file) => Object.entries(file))) {
	if (isDeclared(value)) operationNames.set(value, name)
	else if (value instanceof z.ZodType && value.meta()?.id === undefined) {
		z.globalRegistry.add(value, { ...value.meta(), id: name.replace(/Wire$/, '') })
	}
}

/** What several operations of a document have in common, and refer to. */
export type SharedParts = {
	/** Schemas that are the answer of several operations, by the name of their response. */
	sharedAnswers: Map<z.ZodType, string>
	/** Path parameters by name and form. */
	parameters: Map<string, z.ZodType>
}

export function sharedParts(endpoints: Endpoint[]): SharedParts {
	const answers = endpoints.flatMap((endpoint) => {
		const data = dataOf(endpoint)
		// A message that its file keeps to itself is called by the first operation that answers with it.
		return data ? [{ data, name: data.meta()?.id ?? operationIdOf(endpoint) }] : []
	})
	const names = new Map(answers.toReversed().map(({ data, name }) => [data, name]))
	const shared = answers.filter(
		({ data }, at) => answers.findIndex((one) => one.data === data) !== at,
	)
	return {
		sharedAnswers: new Map(shared.map(({ data, name }) => [data, names.get(data) ?? name])),
		parameters: new Map(),
	}
}

/** The schema of `data` in an answer. */
export function dataOf({ answer }: Endpoint): z.ZodType | undefined {
	const data: unknown = answer instanceof z.ZodObject ? answer.shape.data : undefined
	return data instanceof z.ZodType ? data : undefined
}

/** A path parameter with its form; each stands once in the document. */
export function parameterOf(
	endpoint: Endpoint,
	name: string,
	{ parameters }: SharedParts,
): z.ZodType {
	const form = (isDeclared(endpoint) && endpoint.declared.params?.[name]) || z.string()
	const key = `${name} ${JSON.stringify(z.toJSONSchema(form, { io: 'input' }))}`
	const made = parameters.get(key)
	if (made) return made
	const same = [...parameters.keys()].filter((other) => other.startsWith(`${name} `)).length
	const id = same === 0 ? name : `${name}-${same + 1}`
	const parameter = form.clone().meta({ param: { id } })
	parameters.set(key, parameter)
	return parameter
}

export function operationIdOf(endpoint: Endpoint): string {
	const { method, path } = endpoint
	return (
		operationNames.get(endpoint) ?? `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_')}`
	)
}
