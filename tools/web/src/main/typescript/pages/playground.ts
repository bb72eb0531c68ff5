// SPDX-License-Identifier: Apache-2.0
import type { Example, Passes } from "../playground/answers";
import { Playground } from "../playground/playground";
import { load } from "../playground/server";

async function start(): Promise<void> {
  const [passes, examples] = await Promise.all([load<Passes>("passes.json"), load<Example[]>("examples.json")]);
  await new Playground(passes, examples).begin();
}

void start();
