import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PALETTE_NAMES } from '#contract/palettes.ts'
import { FieldGroup } from '#web/ui/Field.tsx'
import { palette } from '#web/ui/palette.ts'

/** The palettes of the shop as radio buttons with a swatch. */
export function PaletteField({ chosen, errors }: { chosen: string | undefined; errors: string[] }) {
	const { t } = useTranslation('settings')
	return (
		<FieldGroup id="palette" label={t('shop.palette')} errors={errors}>
			<div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
				{PALETTE_NAMES.map((name) => {
					const { accent, tintStrong } = palette(name).light
					return (
						<label
							key={name}
							title={t(`colour.${name}`)}
							className="relative grid size-11 place-items-center rounded-control border-2 border-transparent has-focus-visible:outline-2 has-focus-visible:outline-link has-checked:border-link"
						>
							<input
								type="radio"
								name="palette"
								value={name}
								defaultChecked={name === chosen}
								aria-label={t(`colour.${name}`)}
								className="absolute inset-0 size-full cursor-pointer opacity-0"
								required
							/>
							<svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
								<circle cx="16" cy="16" r="15" fill={tintStrong} />
								<circle cx="16" cy="16" r="11" fill={accent} />
							</svg>
						</label>
					)
				})}
			</div>
		</FieldGroup>
	)
}
