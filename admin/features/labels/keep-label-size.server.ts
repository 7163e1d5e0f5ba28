import { z } from 'zod'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { chooseLabelSize, getLabelSize, LABEL_SIZES } from '#contract/label-size.ts'

const Size = z.enum(LABEL_SIZES)

/** Keeps the size that a form chooses for labels; none, or the same, changes nothing. */
export async function keepLabelSize(api: OperatorApi, form: FormData): Promise<void> {
	const chosen = Size.safeParse(form.get('size'))
	if (!chosen.success) return
	const { labelSize } = await api.call(getLabelSize, {})
	if (chosen.data !== labelSize)
		await api.call(chooseLabelSize, { body: { labelSize: chosen.data } })
}
