import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { FoundVariant } from './found-variants.server.ts'

type VariantSearchProps = {
	/** The search text. */
	search: string
	/** Null before the first search. */
	found: FoundVariant[] | null
}

/** Search for variants, part of the flash sale's form, so that a search keeps the other values. */
export function VariantSearch({ search, found }: VariantSearchProps) {
	const { t } = useTranslation('promotions')
	return (
		<Panel id="find" title={t('flash.find')}>
			<div className="grid gap-4">
				<div className="flex flex-wrap items-end gap-2">
					<div className="min-w-0 flex-1">
						<TextField
							id="search"
							name="search"
							type="search"
							maxLength={100}
							label={t('flash.search')}
							autoComplete="off"
							defaultValue={search}
							errors={[]}
						/>
					</div>
					<Button name="act" value="find">
						{t('find')}
					</Button>
				</div>
				{found === null ? null : found.length === 0 ? (
					<p className="text-14 text-mute">{t('flash.noneFound')}</p>
				) : (
					<fieldset>
						<legend className="mb-2 text-14 font-semibold">{t('flash.found')}</legend>
						{found.map(({ sku, name, price, available }, at) => (
							<CheckboxField
								key={sku}
								id={`pick-${at}`}
								name={`pick-${at}`}
								value={sku}
								label={name}
								help={t('flash.foundDetail', { sku, price, available })}
							/>
						))}
						<div className="mt-2">
							<Button name="act" value="pick">
								{t('flash.pick')}
							</Button>
						</div>
					</fieldset>
				)}
			</div>
		</Panel>
	)
}
