import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { maxOptions, newValues } from './options.form.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'

type OptionsFormProps = {
	options: { name: string; nameEn: string; values: { label: string; labelEn: string }[] }[]
	/** Version of what is saved. */
	shown: string
	rejected: RejectedForm | undefined
}

/** The form of a product's options, e.g. colour and size. */
export function OptionsForm({ options, shown, rejected }: OptionsFormProps) {
	const { t } = useTranslation('products')
	const errorsOf = savedMeanwhile(rejected, t)
	const field = (name: string, saved = '') => ({
		id: name,
		name,
		errors: errorsOf(name, saved),
		autoComplete: 'off',
		defaultValue: rejected?.values[name] ?? saved,
	})
	const rows = [...options, { name: '', nameEn: '', values: [] }].slice(0, maxOptions)
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="products" />
			<input type="hidden" name="shown" value={shown} />
			<Panel id="options" title={t('options.title')}>
				<p className="mb-4 text-14 text-mute">{t('options.text')}</p>
				{rows.map((option, at) => (
					<fieldset key={at} className="mb-4 grid gap-3 border-t border-line pt-3">
						<legend className="sr-only">{t('options.one', { number: at + 1 })}</legend>
						<div className="grid gap-3 sm:grid-cols-2">
							<TextField
								{...field(`o${at}-name`, option.name)}
								label={t(at < options.length ? 'options.name' : 'options.newName')}
								maxLength={60}
							/>
							<TextField
								{...field(`o${at}-nameEn`, option.nameEn)}
								label={t('options.nameEn')}
								maxLength={60}
							/>
						</div>
						<div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
							{Array.from({ length: option.values.length + newValues }, (_, value) => [
								<TextField
									key={`v${value}`}
									{...field(`o${at}-v${value}`, option.values[value]?.label)}
									label={t('options.value', { number: value + 1 })}
									maxLength={120}
								/>,
								<TextField
									key={`e${value}`}
									{...field(`o${at}-e${value}`, option.values[value]?.labelEn)}
									label={t('options.valueEn', { number: value + 1 })}
									maxLength={120}
								/>,
							])}
						</div>
					</fieldset>
				))}
			</Panel>
			<SaveBar>
				<Button variant="primary" name="act" value="save">
					{t('edit.save')}
				</Button>
			</SaveBar>
		</PostForm>
	)
}
