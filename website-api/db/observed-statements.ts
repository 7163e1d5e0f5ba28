import { inStatementSpan } from '#process/tracing.ts'

/** A statement that took long; `statement` has placeholders, no values. */
export type SlowStatement = { statement: string; ms: number }

export type ObserveStatements = {
	/** From this duration on a statement is slow; 0: none is. */
	slowMs: number
	onSlow: (slow: SlowStatement) => void
}

/** Runs a statement and reports it if it was slow. */
export type RunStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>

const longestText = 400

/** A function that runs statements and reports the slow ones. */
export function observedStatements({ slowMs, onSlow }: ObserveStatements): RunStatement {
	return async (text, run) => {
		const began = performance.now()
		try {
			return await inStatementSpan(() => withoutValues(text), run)
		} finally {
			const ms = performance.now() - began
			if (slowMs > 0 && ms >= slowMs) onSlow({ statement: withoutValues(text), ms: Math.round(ms) })
		}
	}
}

/** The text on one line, shortened, without the literals that a statement of ours may have. */
function withoutValues(text: string): string {
	const line = text
		.slice(0, 10_000)
		.replace(/'(?:[^']|'')*'/g, "'…'")
		.replace(/\s+/g, ' ')
		.trim()
	return line.length > longestText ? `${line.slice(0, longestText - 1)}…` : line
}

type Query = (config: unknown, values?: unknown, ...more: unknown[]) => unknown

/** The method of a client with `run` around it. The driver's method is overloaded: the statement always comes first. */
export function observedQuery(query: Query, run: RunStatement): Query {
	return (config, values, ...more) => {
		const text = textOf(config)
		if (text === undefined || typeof values === 'function' || more.some(isFunction)) {
			return query(config, values, ...more)
		}
		return run(text, async () => query(config, values, ...more))
	}
}

function textOf(config: unknown): string | undefined {
	if (typeof config === 'string') return config
	if (typeof config !== 'object' || config === null || !('text' in config)) return undefined
	return typeof config.text === 'string' ? config.text : undefined
}

const isFunction = (value: unknown) => typeof value === 'function'
