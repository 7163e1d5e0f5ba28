import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listOrderCorrections } from '#contract/order-correction.ts'
import { listOrderEdits } from '#contract/order-edit.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { AddressFields } from '#admin/features/order-drafts/AddressFields.tsx'
import type { DraftAnswer } from '#admin/features/order-drafts/draft-action.server.ts'
import { submitEdit } from '#admin/features/order-drafts/edit-action.server.ts'
import { type EditView, editView } from '#admin/features/order-drafts/edit-view.ts'
import { ItemFields } from '#admin/features/order-drafts/ItemFields.tsx'
import { useDraftFields } from '#admin/features/order-drafts/use-draft-fields.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { ButtonLink, Button } from '#web/ui/Button.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.change')
	const view = await viewOf(staff, args.params.number ?? '')
	return {
		title: pageTitle(staff.locale, 'drafts:edit.title', { number: view.number }),
		view,
		canAdd: staff.can('orders.create'),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.change')
	const view = await viewOf(staff, args.params.number ?? '')
	return submitEdit(staff, await args.request.formData(), view)
}

async function viewOf({ api, locale }: Staff, number: string): Promise<EditView> {
	const [order, { list }, { couriers }] = await Promise.all([
		api.call(readStaffOrder, { number }),
		api.call(listOrderEdits, { number }),
		api.call(listOrderCorrections, { number }),
	])
	return editView(order, list, couriers, locale)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** Changes of an order before it is packed, and those that were made. */
export default function EditPage() {
	const { view, canAdd } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('drafts')
	const { number, state, history } = view
	return (
		<>
			<PageHead
				title={t('edit.title', { number })}
				back={{ href: `/orders/${number}`, label: number }}
				actions={
					canAdd && state !== 'unpaid' ? (
						<ButtonLink href={`/orders/new?for=${number}`} size="small">
							{t('edit.more')}
						</ButtonLink>
					) : undefined
				}
			/>
			<div className="grid max-w-160 gap-4">
				{state === 'late' ? <p>{t('edit.late')}</p> : <EditForm view={view} answer={answer} />}
				{history.length > 0 ? <History history={history} /> : null}
			</div>
		</>
	)
}

function History({ history }: Pick<EditView, 'history'>) {
	const { t } = useTranslation('drafts')
	return (
		<Panel id="history" title={t('edit.history')}>
			<ol className="divide-y divide-line">
				{history.map(({ key, at, madeBy, reason, before, after, isOtherTotal, refund, lines }) => (
					<li key={key} className="py-2.5 text-14">
						<p className="font-semibold">{t('edit.made', { at, name: madeBy, reason })}</p>
						{lines.map((line) => (
							<p key={line.name}>{t('edit.line', line)}</p>
						))}
						{isOtherTotal ? <p>{t('edit.total', { before, after })}</p> : null}
						{refund === null ? null : <p>{t('edit.refund', { amount: refund })}</p>}
					</li>
				))}
			</ol>
		</Panel>
	)
}

type EditFormProps = { view: EditView; answer: DraftAnswer | undefined }

function EditForm({ view, answer }: EditFormProps) {
	const { t } = useTranslation(['drafts', 'common'])
	const { fields, errors } = useDraftFields(answer?.values ?? view.saved, answer)
	const { field } = fields
	return (
		<PostForm id="edit" className="grid gap-4">
			<ErrorSummary title={t('common:form.wrong')} errors={errors} />
			<input type="hidden" name="edits" value={view.edits} />
			<p className="text-14 text-mute">{t(`edit.${view.state}`)}</p>
			<ItemFields
				fields={fields}
				view={{ rows: view.rows, isFixed: view.state === 'paid' }}
				items={answer?.items}
			/>
			{view.hasAddress ? (
				<>
					<AddressFields fields={fields} options={answer?.options} title={t('edit.address')} />
					<Panel id="delivery" title={t('delivery')}>
						<FieldColumns>
							<SelectField
								{...field('courier')}
								label={t('edit.courier')}
								placeholder={t('edit.courierKeep', { name: view.courierName })}
								options={view.couriers}
							/>
							<TextField
								{...field('shippingPrice')}
								label={t('edit.shippingPrice')}
								help={view.state === 'paid' ? undefined : t('edit.shippingHelp')}
								inputMode="numeric"
								prefix="Rp"
								maxLength={20}
								autoComplete="off"
								readOnly={view.state === 'paid'}
							/>
						</FieldColumns>
					</Panel>
				</>
			) : null}
			<Panel id="why" title={t('edit.reason')}>
				<TextField
					{...field('reason')}
					label={t('edit.reason')}
					maxLength={200}
					autoComplete="off"
					required
				/>
			</Panel>
			<SaveBar>
				<Button variant="primary" name="act" value="save">
					{t('edit.submit')}
				</Button>
			</SaveBar>
		</PostForm>
	)
}
