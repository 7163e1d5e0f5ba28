import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { OrderView } from './order-view.ts'

type SecondPaymentProps = { order: OrderView; rejected: RejectedForm | undefined }

/** Records money for an order that needs none: it is paid, or it has ended. */
export function SecondPayment({ order, rejected }: SecondPaymentProps) {
	const { t } = useTranslation('orders')
	const errors = fieldErrors(rejected, t)
	return (
		<Disclosure summary={t('pay.again')} open={rejected?.values.isSecond === 'yes'}>
			<PostForm className="grid gap-3">
				<FormErrors rejected={rejected} ns="orders" />
				<p className="text-14 text-mute">{t('pay.againText')}</p>
				<FieldColumns>
					<TextField
						id="amount"
						name="amount"
						inputMode="numeric"
						prefix="Rp"
						label={t('pay.amount')}
						defaultValue={rejected?.values.amount}
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
						defaultValue={rejected?.values.reference}
						errors={errors('reference')}
						required
					/>
				</FieldColumns>
				<input type="hidden" name="provider" value={order.bankCode} />
				<input type="hidden" name="isSecond" value="yes" />
				<div>
					<Button name="act" value="pay">
						{t('pay.againSubmit')}
					</Button>
				</div>
			</PostForm>
		</Disclosure>
	)
}
