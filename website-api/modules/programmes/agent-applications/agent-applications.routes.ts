import { applyAsAgent, getApplication } from '#contract/agent-application.ts'
import { answer } from '#website-api/http/answer.ts'
import { apply } from './application.command.ts'
import { applicationOf } from './application.queries.ts'

/** The signed-in customer's application to become an agent. */
export const agentApplicationAnswers = [
	answer(getApplication, ({ db, owner }) => applicationOf(db, owner)),
	answer(applyAsAgent, async ({ db, owner, body }) => {
		await apply(db, owner, body)
		return applicationOf(db, owner)
	}),
]
