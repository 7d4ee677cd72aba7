/**
 * The rules as this build has them. Their files lie in a folder that is called after what is in them, so one page never has parts of
 * two builds.
 *
 * @param {string} folder
 * @returns {Promise<any>} what can be called there (Page.java)
 */
export async function rules(folder) {
  const { load } = await import(`${folder}runtime.js`);
  const address = `${folder}rules.wasm`;
  const loaded = await load(address).catch(async () => load(new Uint8Array(await (await fetch(address)).arrayBuffer())));
  return loaded.exports;
}
