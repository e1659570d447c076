/** Whether every combination is tested, as in the nightly run (`.ci/night`): `API_TESTS=full npm test -- unit --selectProjects api`. */
export const IS_FULL = process.env['API_TESTS'] === 'full';
