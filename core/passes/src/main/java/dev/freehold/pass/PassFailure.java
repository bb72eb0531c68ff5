// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

/**
 * Where a pipeline has come to an end too early.
 *
 * @param pass name of the class of the pass
 * @param operation name of the kind of operation that it ran on
 * @param symbol {@code : @name} where that has a name, or nothing
 */
public record PassFailure(String pass, String operation, String symbol) {}
