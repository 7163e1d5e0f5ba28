import { useTranslation } from '#admin/i18n/use-translation.ts'
import { RowButton } from '#admin/ui/RowButton.tsx'

type RowOrderButtonsProps = {
	form: string
	row: Record<string, string | number>
	name: string
	isFirst: boolean
	isLast: boolean
}

/** Two buttons that move the entry of a list beside a form up and down. */
export function RowOrderButtons({ form, row, name, isFirst, isLast }: RowOrderButtonsProps) {
	const { t } = useTranslation('content')
	return (
		<>
			<RowButton
				form={form}
				row={{ act: 'up', ...row }}
				className={isFirst ? 'invisible' : undefined}
				aria-label={t('upOne', { name })}
			>
				↑
			</RowButton>
			<RowButton
				form={form}
				row={{ act: 'down', ...row }}
				className={isLast ? 'invisible' : undefined}
				aria-label={t('downOne', { name })}
			>
				↓
			</RowButton>
		</>
	)
}
