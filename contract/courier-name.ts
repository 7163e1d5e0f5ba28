/**
 * The name of a courier's service with the courier's name, which is not repeated where the service begins with its first word:
 * "J&T Express" and "J&T Eco" are "J&T Eco".
 */
export function courierServiceName(courier: string, service: string): string {
	const firstOf = (name: string) => name.trim().split(/\s+/)[0]?.toLowerCase() ?? ''
	if (service.trim() === '' || firstOf(courier) === firstOf(service)) {
		return service.trim() || courier.trim()
	}
	return `${courier} ${service}`.trim()
}
