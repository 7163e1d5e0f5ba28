/** A script of someone else; the policy names its host where the visitor agreed. */
export function loadScript(src: string) {
	const script = document.createElement('script')
	script.src = src
	script.async = true
	document.head.append(script)
}
