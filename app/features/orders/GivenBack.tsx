import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import type { OrderView } from './order-view.ts'

/** Where money went that came for the order and was not needed; nothing if there was none. */
export function GivenBack({ order: { givenBack } }: { order: OrderView }) {
	const { t } = useTranslation('payment')
	if (givenBack === null) return null
	const { to, amount } = givenBack
	return <Alert tone="info">{t(`ONLINE.givenBack.${to}`, { amount })}</Alert>
}
