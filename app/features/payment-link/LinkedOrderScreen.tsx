import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths, withQuery } from '#app/paths.ts'
import { OrderLines } from '#app/features/orders/OrderLines.tsx'
import { OrderStatusBadge } from '#app/features/orders/OrderStatusBadge.tsx'
import type { OrderView } from '#app/features/orders/order-view.ts'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Button } from '#web/ui/Button.tsx'

type LinkedOrderScreenProps = { token: string; order: OrderView; formToken: string }

/** The order that a link leads to; its button opens it in this browser, where it is paid. */
export function LinkedOrderScreen({ token, order, formToken }: LinkedOrderScreenProps) {
	const { t } = useTranslation(['orders', 'payment'])
	const path = usePath()
	const isOpen = order.payment === 'waiting'
	return (
		<Container narrow page>
			<PageHeader title={t('link.ordered', { number: order.number })} />
			<div className="flex flex-col gap-6">
				<p>
					<OrderStatusBadge status={order.status} colour={order.colour} />
				</p>
				<section>
					<OrderLines order={order} />
				</section>
				<Form method="post" action={path(withQuery(paths.orderLink, { token }))}>
					<input type="hidden" name="formToken" value={formToken} />
					<input type="hidden" name="do" value="open" />
					<Button variant="primary" size="large">
						{t(isOpen ? 'link.pay' : 'link.open')}
					</Button>
				</Form>
			</div>
		</Container>
	)
}
