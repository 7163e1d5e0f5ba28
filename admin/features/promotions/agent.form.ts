import { z } from 'zod'
import type { NewAgent } from '#contract/staff-agent.ts'
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

/** The agent of a form in a district. */
export function newAgentOf(form: AgentForm, district: string): NewAgent {
	return {
		code: form.code,
		name: form.name,
		shopName: form.shopName ?? undefined,
		district,
		whatsapp: form.whatsapp ?? undefined,
		showWhatsapp: form.showsWhatsapp,
		inDirectory: form.inDirectory,
	}
}
