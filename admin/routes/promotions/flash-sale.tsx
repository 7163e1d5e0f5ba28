import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { endFlashSale, getPlannedSale, previewFlashSale } from '#contract/flash-sale-plan.ts'
import { submitFlashSale } from '#admin/features/promotions/flash-sale-action.server.ts'
import { flashEffects, flashFields, flashRow } from '#admin/features/promotions/flash-sale-view.ts'
import { FlashEffects } from '#admin/features/promotions/FlashEffects.tsx'
import { FlashSaleForm, flashSaleFormId } from '#admin/features/promotions/FlashSaleForm.tsx'
import { StateBadge } from '#admin/features/promotions/StateBadge.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'

const list = '/promotions/flash-sales'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'promotions')
	const code = company.companyCode
	const sale = await api.call(getPlannedSale, { code, id: args.params.id ?? '' })
	const { list: preview } = await api.call(previewFlashSale, { code, body: sale })
	const row = flashRow(sale, locale)
	return {
		title: pageTitle(locale, 'promotions:flash.one', { name: row.name }),
		row,
		version: sale.version,
		saved: flashFields(sale),
		effects: flashEffects(preview, sale.items),
		// Two empty rows to add to a sale that has not begun.
		rows: sale.items.length + (sale.state === 'AHEAD' ? 2 : 0),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'promotions')
	const values = valuesOf(await args.request.formData())
	const id = args.params.id ?? ''
	if (values.act !== 'end') return submitFlashSale(staff, values, id)
	const answer = await staff.api.tryCall(endFlashSale, { code: staff.company.companyCode, id })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'promotions:flash.done.end'))
	else noteConflict(staff, answer)
	return redirect(list, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function FlashSalePage() {
	const { row, version, saved, effects, rows } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	const isRunning = row.state === 'RUNNING'
	return (
		<>
			<PageHead
				title={row.name}
				back={{ href: list, label: t('tab.flash') }}
				state={<StateBadge state={row.state} />}
			/>
			<div className="grid max-w-200 gap-4">
				<p className="text-14 text-mute">
					{t('flash.period', { from: row.from, until: row.until })}
				</p>
				<FlashEffects rows={answer?.effects ?? effects} />
				{row.state === 'OVER' ? null : (
					<>
						<FlashSaleForm
							saved={saved}
							version={version}
							isRunning={isRunning}
							rejected={answer}
							found={answer?.found ?? null}
							rows={answer?.rows ?? rows}
						/>
						<Panel id="ending" title={t(isRunning ? 'flash.end' : 'flash.delete')}>
							<p className="mb-3 text-14 text-mute">
								{t(isRunning ? 'flash.endText' : 'flash.deleteText')}
							</p>
							<Button form={flashSaleFormId} formNoValidate name="act" value="end" variant="danger">
								{t(isRunning ? 'flash.end' : 'flash.delete')}
							</Button>
						</Panel>
					</>
				)}
			</div>
		</>
	)
}
