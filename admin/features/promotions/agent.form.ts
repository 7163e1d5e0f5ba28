import { z } from 'zod'
import type { OperatorAgentWire } from '#contract/operator-site.ts'
import { phoneNumber } from '#admin/features/setup/owner.form.ts'
import { emptyOr } from '#admin/http/form-schemas.ts'
import { lineOf, ticked } from './form-parts.ts'

/** A new agent, without the district, which is looked up. Messages are text keys of `promotions`. */
export const AgentForm = z
	.object({
		code: z
			.string()
			.trim()
			.regex(/^[A-Za-z0-9_.-]{1,40}$/, 'agent.codeWrong'),
		name: lineOf(3, 100),
		shopName: emptyOr(lineOf(2, 60)),
		whatsapp: emptyOr(phoneNumber('agent.whatsappWrong')),
		showsWhatsapp: ticked,
		inDirectory: ticked,
	})
	.refine(({ whatsapp, showsWhatsapp }) => whatsapp !== null || !showsWhatsapp, {
		path: ['whatsapp'],
		message: 'agent.whatsappWrong',
	})
export type AgentForm = z.output<typeof AgentForm>

/** The request body that adds the agent of a form in a district. */
export function agentRequest(form: AgentForm, district: string): z.input<typeof OperatorAgentWire> {
	return {
		AGENT_CODE: form.code,
		NAME: form.name,
		SHOP_NAME: form.shopName ?? undefined,
		DISTRICT_CODE: district,
		WHATSAPP: form.whatsapp ?? undefined,
		SHOW_WHATSAPP: form.showsWhatsapp,
		IN_DIRECTORY: form.inDirectory,
	}
}
