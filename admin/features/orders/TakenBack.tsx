import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { reversalView } from './reversal-view.ts'

/** The payments of an order that were taken back, each with the way to its page. */
export function TakenBack({ reversals }: { reversals: ReturnType<typeof reversalView>[] }) {
	const { t } = useTranslation('orders')
	return reversals.map(({ id, kind, isOpen, amount, open, at }) => (
		<Alert key={id} tone={isOpen ? 'error' : 'info'} title={t(`takenBack.${kind}`, { amount, at })}>
			<p>{t(isOpen ? 'takenBack.open' : 'takenBack.over', { open })}</p>
			<TextLink href={`/reversals?${new URLSearchParams({ id })}`}>{t('takenBack.link')}</TextLink>
		</Alert>
	))
}
