// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

/** An attribute that maps a dimension of a parallel loop to a device ({@code DeviceMappingAttrInterface}): {@code #gpu.thread<x>}. */
public interface DeviceMapping {}
