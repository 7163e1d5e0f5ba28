import { localePath } from '#web/i18n/paths.ts'
import type { RootData } from '#app/http/root-data.ts'
import { paths } from '#app/paths.ts'
import { grounds } from '#app/ui/grounds.ts'

/** The shop's icons, its manifest, and the theme-color of browsers. */
export function DeviceLinks({ locale, theme, dataSaver, store }: RootData) {
	const logo = store.image && `/media/${store.image.id}`
	return (
		<>
			{theme ? (
				<meta name="theme-color" content={grounds[theme]} />
			) : (
				<>
					<meta name="theme-color" content={grounds.light} media="(prefers-color-scheme:light)" />
					<meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme:dark)" />
				</>
			)}
			<link rel="manifest" href={localePath(locale, paths.webManifest)} />
			{logo ? (
				<>
					{dataSaver ? (
						// The same file as the header's logo, to load only one.
						<link rel="icon" href={`${logo}/96.avif`} type="image/avif" sizes="96x96" />
					) : (
						<link rel="icon" href={`${logo}/96.png`} type="image/png" sizes="96x96" />
					)}
					<link rel="apple-touch-icon" href={`${logo}/180-mask.png`} />
				</>
			) : (
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
			)}
		</>
	)
}
