import type { TextFunctionOf } from '#admin/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { OrderView } from './order-view.ts'

/** The customer's proof of payment beside the amount due, and the forms to confirm or reject it. */
export function PaymentForm({ order, rejected }: PaymentFormProps) {
	const { t } = useTranslation('orders')
	const waiting = order.confirmations.find(({ status }) => status === 'WAITING')
	const method = order.method === 'UNKNOWN' ? null : t(`file.methods.${order.method}`)
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="orders" />
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				<div className="rounded-control bg-sunk p-4">
					<p className="text-14 text-mute">{t('pay.expected')}</p>
					<p className="text-22 font-bold tabular-nums">{order.due}</p>
					<p className="text-14 text-mute">{order.bank ?? method}</p>
				</div>
				{waiting ? <Proof waiting={waiting} number={order.number} /> : null}
			</div>
			{waiting && !waiting.matches ? (
				<Alert tone="warning" title={t('pay.differs', { sent: waiting.amount, due: order.due })} />
			) : null}
			<PaidFields order={order} rejected={rejected} />
			<input type="hidden" name="due" value={order.amountDue} />
			<input type="hidden" name="provider" value={order.bankCode} />
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value="pay">
					{t('act.pay')}
				</Button>
				{waiting ? (
					<Button variant="danger" name="act" value="reject">
						{t('act.reject')}
					</Button>
				) : null}
			</div>
		</PostForm>
	)
}

function Proof({
	waiting,
	number,
}: {
	waiting: OrderView['confirmations'][number]
	number: string
}) {
	const { t } = useTranslation('orders')
	const href = `/orders/${number}/proof/${waiting.id}`
	return (
		<div className="flex gap-3 rounded-control bg-sunk p-4">
			<a href={href} className="block flex-none" target="_blank" rel="noreferrer">
				<img
					src={href}
					alt={t('pay.proofPicture')}
					className="h-28 w-20 rounded-control bg-tint object-cover"
				/>
			</a>
			<div className="min-w-0 text-14">
				<p className="text-mute">{t('pay.says')}</p>
				<p className="text-18 font-bold tabular-nums">{waiting.amount}</p>
				<p>{waiting.sender}</p>
				<p className="text-mute">{waiting.paid}</p>
				{waiting.note ? <p className="text-mute">“{waiting.note}”</p> : null}
			</div>
		</div>
	)
}

/** What becomes of the rest of an amount that is less than the amount due. */
function ShortChoice({ order, rejected }: { order: OrderView; rejected: RejectedForm }) {
	const { t } = useTranslation('orders')
	const errors = fieldErrors(rejected, t)
	const chosen = rejected.values.short ?? ''
	return (
		<fieldset className="grid gap-1 sm:col-span-2">
			<legend className="font-semibold">{t('shortfall.legend')}</legend>
			<CheckboxField
				type="radio"
				id="short"
				name="short"
				value="part"
				defaultChecked={chosen === 'part'}
				label={t('shortfall.part')}
				errors={errors('short')}
			/>
			<CheckboxField
				type="radio"
				id="short-accept"
				name="short"
				value="accept"
				defaultChecked={chosen === 'accept'}
				label={t('shortfall.accept')}
				help={limitText(order, t)}
			/>
			<TextField
				id="shortReason"
				name="shortReason"
				maxLength={200}
				autoComplete="off"
				label={t('shortfall.reason')}
				help={t('shortfall.reasonHelp')}
				defaultValue={rejected.values.shortReason}
				errors={errors('shortReason')}
			/>
		</fieldset>
	)
}

function limitText({ waivable }: OrderView, t: TextFunctionOf<'orders'>): string {
	return waivable === null ? t('shortfall.noLimit') : t('shortfall.limit', { most: waivable })
}

/** Accepts what was received so far as the full payment of an order that waits for the rest. */
export function WaiverForm({ order, rejected }: PaymentFormProps) {
	const { t } = useTranslation('orders')
	const errors = fieldErrors(rejected, t)
	return (
		<Disclosure
			summary={t('shortfall.open', { due: order.due })}
			open={Boolean(rejected?.errors.reason)}
		>
			<PostForm className="grid gap-3">
				<p className="text-14 text-mute">{limitText(order, t)}</p>
				<TextField
					id="reason"
					name="reason"
					maxLength={200}
					autoComplete="off"
					label={t('shortfall.reason')}
					help={t('shortfall.reasonHelp')}
					defaultValue={rejected?.values.reason}
					errors={errors('reason')}
					required
				/>
				<div>
					<Button name="act" value="waive">
						{t('shortfall.submit')}
					</Button>
				</div>
			</PostForm>
		</Disclosure>
	)
}

type PaymentFormProps = { order: OrderView; rejected: RejectedForm | undefined }

function PaidFields({ order, rejected }: PaymentFormProps) {
	const { t } = useTranslation('orders')
	const errors = fieldErrors(rejected, t)
	return (
		<FieldColumns>
			<TextField
				id="amount"
				name="amount"
				inputMode="numeric"
				prefix="Rp"
				label={t('pay.amount')}
				defaultValue={rejected?.values.amount ?? String(order.amountDue)}
				errors={errors('amount')}
				required
			/>
			<TextField
				id="reference"
				name="reference"
				maxLength={100}
				autoComplete="off"
				label={t('pay.reference')}
				help={t('pay.referenceHelp')}
				defaultValue={rejected?.values.reference ?? order.reference}
				errors={errors('reference')}
				required
			/>
			{rejected?.errors.short || rejected?.errors.shortReason || rejected?.values.short ? (
				<ShortChoice order={order} rejected={rejected} />
			) : null}
			{rejected?.errors.isSecond ? (
				<CheckboxField
					id="isSecond"
					name="isSecond"
					value="yes"
					label={t('pay.isSecondLabel')}
					errors={errors('isSecond')}
				/>
			) : null}
			{rejected?.errors.isMore ? (
				<CheckboxField
					id="isMore"
					name="isMore"
					value="yes"
					label={t('pay.isMoreLabel')}
					errors={errors('isMore')}
				/>
			) : null}
		</FieldColumns>
	)
}
