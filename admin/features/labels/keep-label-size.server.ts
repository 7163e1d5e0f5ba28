import { z } from 'zod'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { chooseLabelSize, readLabelSize } from '#admin/api/preferences.server.ts'
import { LABEL_SIZES } from '#contract/operator-work.ts'

const Size = z.enum(LABEL_SIZES)

/** Keeps the size that a form chooses for labels; none, or the same, changes nothing. */
export async function keepLabelSize(api: OperatorApi, form: FormData): Promise<void> {
	const chosen = Size.safeParse(form.get('size'))
	if (!chosen.success || chosen.data === (await readLabelSize(api))) return
	await chooseLabelSize(api, chosen.data)
}
