// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.interp.Executors;
import dev.freehold.ir.Registry;
import dev.freehold.pass.PassRegistry;
import java.util.Set;

/**
 * What programs are made of, put through and run with.
 *
 * @param thirdParty dialects whose operations are put into the programs
 */
public record FuzzEnvironment(Registry registry, PassRegistry passes, Executors executors, Set<String> thirdParty) {}
