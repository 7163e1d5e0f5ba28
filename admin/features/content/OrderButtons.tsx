import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Button } from '#web/ui/Button.tsx'

/** Two buttons that move the entry of a list up and down. */
export function OrderButtons({
	name,
	isFirst,
	isLast,
}: {
	name: string
	isFirst: boolean
	isLast: boolean
}) {
	const { t } = useTranslation('content')
	return (
		<>
			<Button
				variant="quiet"
				size="small"
				name="act"
				value="up"
				className={isFirst ? 'invisible' : undefined}
				aria-label={t('upOne', { name })}
			>
				↑
			</Button>
			<Button
				variant="quiet"
				size="small"
				name="act"
				value="down"
				className={isLast ? 'invisible' : undefined}
				aria-label={t('downOne', { name })}
			>
				↓
			</Button>
		</>
	)
}
