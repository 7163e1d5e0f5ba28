import { useTranslation } from '#app/i18n/use-translation.ts'
import { cityAndProvince, type NamedDistrict } from '#app/domain/region.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

/** The selected district, with a link to select another one. */
export function ChosenDistrict({ district, href }: { district: NamedDistrict; href: string }) {
	const { t } = useTranslation('checkout')
	return (
		<>
			<div>
				<MutedText>{t('address.district')}</MutedText>
				<p className="font-semibold">{district.name}</p>
				<MutedText>{cityAndProvince(district)}</MutedText>
			</div>
			<TextLink touch="block" href={href} className="text-14 font-semibold">
				{t('address.changeDistrict')}
			</TextLink>
		</>
	)
}
