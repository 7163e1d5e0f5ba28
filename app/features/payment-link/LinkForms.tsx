import { useForm } from '@conform-to/react'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import type { Path } from '#app/paths.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { PayeeFields } from '#app/features/checkout/PayeeFields.tsx'
import { Button } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { textLinkStyle } from '#web/ui/TextLink.tsx'
import type { linkCourierForm, linkPayForm } from './link.form.ts'
import type { LinkScreenProps } from './link-screen-props.ts'

type Props = LinkScreenProps & { action: Path }

/** Who delivers, where the shop has not agreed that with the buyer. */
export function LinkCourier({ view, action, formToken, result }: Props) {
	const { t } = useTranslation(['orders', 'checkout'])
	const path = usePath()
	const target = path(action)
	const sending = useSending(target)
	const [form, fields] = useForm<FieldsOf<typeof linkCourierForm>>({
		id: 'link-courier',
		lastResult: result,
		defaultValue: { courier: view.courier },
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={target}
			formToken={formToken}
			summary={t('checkout:problem.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="do" value="courier" />
			<input type="hidden" name="version" value={view.version} />
			<CourierCards field={fieldProps(fields.courier, t)} view={view} />
			<div>
				<Button variant="primary" size="large" pending={sending}>
					{t('link.next')}
				</Button>
			</div>
		</FieldForm>
	)
}

/** How it is paid; the order is placed with the total that is shown. */
export function LinkPay({ view, payees, action, formToken, result }: Props) {
	const { t } = useTranslation(['orders', 'checkout'])
	const path = usePath()
	const target = path(action)
	const sending = useSending(target)
	const [form, fields] = useForm<FieldsOf<typeof linkPayForm>>({
		id: 'link-pay',
		lastResult: result,
		defaultValue: { payee: view.payee },
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={target}
			formToken={formToken}
			summary={t('checkout:problem.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="do" value="order" />
			<input type="hidden" name="version" value={view.version} />
			<input type="hidden" name="expectedTotal" value={view.total} />
			<PayeeFields field={fieldProps(fields.payee, t)} payees={payees} />
			<div>
				<Button variant="primary" size="large" pending={sending}>
					{t('link.order', { total: view.sums.total })}
				</Button>
			</div>
		</FieldForm>
	)
}

// More couriers than this are collapsed, the first of each group shown.
const shownAtOnce = 6

type CourierCardsProps = Pick<LinkScreenProps, 'view'> & { field: ReturnType<typeof fieldProps> }

function CourierCards({ field, view }: CourierCardsProps) {
	const { t } = useTranslation('checkout')
	const cards = view.groups.flatMap(({ offers }) =>
		offers.map(({ key, name, price }) => ({
			value: key,
			title: name,
			end: price ?? t('courier.free'),
		})),
	)
	const first = cards.length > shownAtOnce + 2 ? cards.slice(0, shownAtOnce) : cards
	const rest = cards.slice(first.length)
	return (
		<>
			<RadioCards {...field} label={t('courier.title')} cards={first} />
			{rest.length > 0 ? (
				<details open={rest.some(({ value }) => value === field.defaultValue)}>
					<summary
						className={textLinkStyle({ touch: 'block', className: 'text-14 font-semibold' })}
					>
						{t('courier.more', { count: rest.length })}
					</summary>
					<RadioCards
						id={`${field.id}-more`}
						name={field.name}
						defaultValue={field.defaultValue}
						label={t('courier.title')}
						hideLabel
						cards={rest}
					/>
				</details>
			) : null}
		</>
	)
}
