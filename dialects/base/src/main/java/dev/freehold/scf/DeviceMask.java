// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

/** An attribute among device mappings that maps no dimension but is a mask of processing units: {@code #gpu.mask<0x5>}. */
public interface DeviceMask extends DeviceMapping {}
