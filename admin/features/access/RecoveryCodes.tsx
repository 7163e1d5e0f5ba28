import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

/** Recovery codes, shown only once. */
export function RecoveryCodes({
	codes,
	next = '/account/second-factor',
}: {
	codes: string[]
	/** Link to continue to afterwards. */
	next?: string
}) {
	const { t } = useTranslation('access')
	return (
		<Panel id="codes" title={t('factor.codes')}>
			<Alert tone="warning" title={t('factor.once')}>
				{t('factor.codesText')}
			</Alert>
			<ul className="my-4 grid gap-2 sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>
						<code className="font-semibold tabular-nums">{code}</code>
					</li>
				))}
			</ul>
			<ButtonLink href={next} variant="primary">
				{t('factor.kept')}
			</ButtonLink>
		</Panel>
	)
}
