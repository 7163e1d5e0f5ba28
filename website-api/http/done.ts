import type { Done } from '#contract/envelope.ts'
import type { Value } from '#contract/message.ts'

/** The answer of a call without result data. */
export const done: Value<typeof Done> = { isDone: true }
