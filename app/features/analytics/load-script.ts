/** Loads a third-party script; the content security policy allows its host only with consent. */
export function loadScript(src: string) {
	const script = document.createElement('script')
	script.src = src
	script.async = true
	document.head.append(script)
}
