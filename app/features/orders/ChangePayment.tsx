import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Payee } from '#app/domain/payment.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { OwnOrderView } from './own-order-view.ts'

type ChangePaymentProps = { order: OwnOrderView; payees: Payee[]; formToken: string }

/** Changes the payment method, collapsed; renders nothing when the shop has only one. */
export function ChangePayment({ order, payees, formToken }: ChangePaymentProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	// The ways to pay online are offered beside the payment, where it is paid online.
	const others = payees.filter(
		({ code, online }) => code !== order.payee && !(online && order.online),
	)
	if (others.length === 0) return null
	return (
		<Disclosure summary={t('payment.title')}>
			<Form
				method="post"
				action={path(paths.profile.order(order.number))}
				className="flex flex-col gap-4 max-w-96"
			>
				<input type="hidden" name="formToken" value={formToken} />
				<input type="hidden" name="move" value="payment" />
				<SelectField
					id={`payee-${order.number}`}
					name="payee"
					label={t('payment.payee')}
					help={t('payment.help')}
					options={others.map(({ code, name }) => ({ value: code, label: name }))}
				/>
				<Button>{t('payment.submit')}</Button>
			</Form>
		</Disclosure>
	)
}
