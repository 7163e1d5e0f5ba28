import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { programmeFields } from './programmes.form.ts'

/** The programmes that the shop runs, as fields of its settings. */
export function ProgrammesPanel({ values }: { values: Record<string, string> }) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="programmes" title={t('programmes.title')}>
			<p className="mb-2 text-14 text-mute">{t('programmes.text')}</p>
			{programmeFields.map((name) => (
				<CheckboxField
					key={name}
					id={name}
					name={name}
					value="on"
					label={t(`programmes.${name}`)}
					defaultChecked={values[name] === 'on'}
				/>
			))}
		</Panel>
	)
}
